/** The conference's own addresses, which its pages alone need. */
export const addresses = {
  email: 'partners@midwestcon.example' satisfies Placeholder<'addresses'>,
  /** Where tickets, and where items of merch, are sold; while undefined, their controls do nothing. */
  checkout: undefined as Placeholder<'addresses', string | undefined>,
  store: undefined as Placeholder<'addresses', string | undefined>,
  /** A film or an album of the edition that is over; while undefined, its program takes its place. */
  recap: undefined as Placeholder<'addresses', string | undefined>,
  volunteerForm: 'https://forms.example/midwestcon-volunteer' satisfies Placeholder<'addresses'>,
  chat: 'https://discord.gg/midwestcon-example' satisfies Placeholder<'addresses'>,
  group: 'https://www.linkedin.com/groups/midwestcon-example' satisfies Placeholder<'addresses'>,
  profiles: {
    instagram: 'https://www.instagram.com/midwestcon' satisfies Placeholder<'addresses'>,
    youtube: 'https://www.youtube.com/@midwestcon' satisfies Placeholder<'addresses'>,
    x: 'https://x.com/midwestcon' satisfies Placeholder<'addresses'>,
  },
};
