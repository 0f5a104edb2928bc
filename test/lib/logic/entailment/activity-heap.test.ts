import * as fc from 'fast-check';
import * as assert from 'uvu/assert';

import { ActivityHeap } from '../../../../lib/logic/entailment/activity-heap.js';
import { cases } from '../../../support/cases.js';
import { holds } from '../../../support/property.js';

function drain(heap: ActivityHeap): readonly number[] {
  const order: number[] = [];
  for (let variable = heap.pop(); variable !== 0; variable = heap.pop()) order.push(variable);
  return order;
}

cases('entailment/activity-heap', {
  'variables come out by number while nothing was bumped': () => {
    const heap = new ActivityHeap(5);
    for (const variable of [3, 1, 5, 2, 4, 3]) heap.insert(variable);
    assert.equal(drain(heap), [1, 2, 3, 4, 5]);
  },
  'the most bumped comes first, ties by number, also when bumped while outside': () => {
    holds(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 })), (bumps) => {
        const heap = new ActivityHeap(9);
        for (let variable = 1; variable <= 9; variable += 2) heap.insert(variable);
        for (const variable of bumps) heap.bump(variable);
        for (let variable = 2; variable <= 9; variable += 2) heap.insert(variable);
        const count = (variable: number): number => bumps.filter((bump) => bump === variable).length;
        const expected = [1, 2, 3, 4, 5, 6, 7, 8, 9].sort((a, b) => count(b) - count(a) || a - b);
        assert.equal(drain(heap), expected);
      }),
      300,
    );
  },
  'newer bumps outweigh older ones, past every rescaling': () => {
    const heap = new ActivityHeap(2);
    heap.insert(1);
    heap.insert(2);
    for (let round = 0; round < 10_000; round += 1) {
      heap.bump(1);
      heap.decay();
    }
    for (let round = 0; round < 60; round += 1) {
      heap.bump(2);
      heap.decay();
    }
    assert.equal(drain(heap), [2, 1]);
  },
});
