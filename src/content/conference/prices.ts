/** What tickets cost, in US dollars (specification point 9). */
export const ticketPrice = { earlyBird: 99, general: 149, vip: 299, student: 49 };
