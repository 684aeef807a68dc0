/** The conference's own addresses, which its pages alone need. Placeholders, as in site.ts, for the owner to replace. */
export const addresses = {
  email: 'partners@midwestcon.example',
  /** Where tickets, and where items of merch, are sold; while undefined, their controls do nothing. */
  checkout: undefined as string | undefined,
  store: undefined as string | undefined,
  volunteerForm: 'https://forms.example/midwestcon-volunteer',
  chat: 'https://discord.gg/midwestcon-example',
  group: 'https://www.linkedin.com/groups/midwestcon-example',
  profiles: {
    instagram: 'https://www.instagram.com/midwestcon',
    youtube: 'https://www.youtube.com/@midwestcon',
    x: 'https://x.com/midwestcon',
  },
};
