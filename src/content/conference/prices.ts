/** Ticket prices in US dollars (as the owner specified). */
export const ticketPrice = { earlyBird: 99, general: 149, vip: 299, student: 49 };
