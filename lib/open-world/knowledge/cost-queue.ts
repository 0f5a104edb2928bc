/** A priority queue of numbered items by cost: a binary heap in two parallel arrays. Equal costs leave by item number. */
export interface CostQueue {
  readonly costs: number[];
  readonly items: number[];
}

export function createCostQueue(): CostQueue {
  return { costs: [], items: [] };
}

export function enqueue(queue: CostQueue, cost: number, item: number): void {
  queue.costs.push(cost);
  queue.items.push(item);
  let child = queue.items.length - 1;
  while (child > 0) {
    const parent = (child - 1) >> 1;
    if (!isBefore(queue, child, parent)) return;
    swap(queue, child, parent);
    child = parent;
  }
}

/** The item of least cost, or undefined when the queue is empty. */
export function dequeue(queue: CostQueue): number | undefined {
  const first = queue.items[0];
  const lastCost = queue.costs.pop();
  const lastItem = queue.items.pop();
  if (first === undefined || lastCost === undefined || lastItem === undefined) return undefined;
  if (queue.items.length === 0) return first;
  queue.costs[0] = lastCost;
  queue.items[0] = lastItem;
  sink(queue);
  return first;
}

function sink(queue: CostQueue): void {
  let parent = 0;
  for (;;) {
    let least = parent;
    for (const child of [parent * 2 + 1, parent * 2 + 2]) {
      if (child < queue.items.length && isBefore(queue, child, least)) least = child;
    }
    if (least === parent) return;
    swap(queue, parent, least);
    parent = least;
  }
}

function isBefore(queue: CostQueue, left: number, right: number): boolean {
  const byCost = (queue.costs[left] ?? 0) - (queue.costs[right] ?? 0);
  return byCost !== 0 ? byCost < 0 : (queue.items[left] ?? 0) < (queue.items[right] ?? 0);
}

function swap(queue: CostQueue, left: number, right: number): void {
  const cost = queue.costs[left] ?? 0;
  const item = queue.items[left] ?? 0;
  queue.costs[left] = queue.costs[right] ?? 0;
  queue.items[left] = queue.items[right] ?? 0;
  queue.costs[right] = cost;
  queue.items[right] = item;
}
