import { createHash } from 'node:crypto';

import * as assert from 'uvu/assert';

import { bitmap } from '../../../../lib/geometry/algebra/basis.js';
import { productBitmap, productSign, resultTable, signTable } from '../../../../lib/geometry/algebra/sign-table.js';
import { bladeProduct } from '../../../oracles/geometric-product.js';
import { cases } from '../../../support/cases.js';

function sha256(bytes: Int8Array | Uint8Array): string {
  return createHash('sha256').update(bytes).digest('hex');
}

cases('geometry/algebra/sign-table', {
  'both tables have the published digests [spec 01 §9]': () => {
    assert.is(sha256(signTable()), '27b3da0df308b58f06f8cdbc3b7e295533576b306d2a5cb5f52db2c29e89c8c7');
    assert.is(sha256(resultTable()), '72cd50f9fae5f10f794f1488ea1a1942085ea44663267dd7ce8f0458df5a27e3');
    assert.is(signTable().filter((sign) => sign < 0).length, 480);
  },
  'all 1024 products of blades are those of sorting generators one swap at a time [oracle]': () => {
    for (let a = 0; a < 32; a += 1)
      for (let b = 0; b < 32; b += 1) {
        const { blade, sign } = bladeProduct(a, b);
        assert.is(productBitmap(bitmap(a), bitmap(b)), blade);
        assert.is(BigInt(productSign(bitmap(a), bitmap(b))), sign);
      }
  },
});
