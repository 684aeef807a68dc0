/** How far the review of a section is. */
export type Status = 'draft' | 'in review' | 'approved';

/** What a section is until it is listed below. */
export const defaultStatus: Status = 'in review';

/** Where the review stands, by the section's folder below src/sections: `'proof/Logos': 'approved'`. */
export const statuses: Record<string, Status> = {};
