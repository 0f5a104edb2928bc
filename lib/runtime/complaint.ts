/**
 * Checks as values: what is wrong with a document, or nothing. Chained with `??`, the first complaint is the answer.
 */

/** What is wrong, or undefined when nothing is. */
export type Complaint = string | undefined;

export function complainUnless(holds: boolean, complaint: string): Complaint {
  return holds ? undefined : complaint;
}

export function firstComplaint<Item>(items: readonly Item[], complaintAbout: (item: Item) => Complaint): Complaint {
  for (const item of items) {
    const complaint = complaintAbout(item);
    if (complaint !== undefined) return complaint;
  }
  return undefined;
}
