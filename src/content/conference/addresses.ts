/** URLs that only the conference's pages use. */
export const addresses = {
  email: 'partners@midwestcon.example' satisfies Placeholder<'addresses'>,
  /** Where tickets (`checkout`) and merch (`store`) are sold. As long as a URL is undefined, its buttons do nothing. */
  checkout: undefined as Placeholder<'addresses', string | undefined>,
  store: undefined as Placeholder<'addresses', string | undefined>,
  /** A film or photo album, to link to after the conference. If undefined, links go to the program instead. */
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
