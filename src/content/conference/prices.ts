/** Ticket prices in US dollars. The site's owner set them. */
export const ticketPrice = { earlyBird: 99, general: 149, vip: 299, student: 49 };
