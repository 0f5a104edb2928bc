/** A data file that is good JSON but not the data set it should be. `path` names the place, e.g. `$[17].answer`. */
import { Refusal } from '../base/refusal.js';

export class MalformedData extends Refusal<{ path: string; expected: string }> {
  readonly code = 'malformed_data';

  static at(path: string, expected: string): MalformedData {
    return new MalformedData(`malformed data at ${path}: expected ${expected}`, { path, expected });
  }
}
