import type { Tone } from '../design/art/inks.ts';

/**
 * The skin tone of each drawn person, from 1, the lightest, to 6, by the name of the portrait's file. Who is not listed gets one
 * from the name.
 */
export const tones: Readonly<Record<string, Tone>> = {
  // Leaders
  'miriam-castell': 3,
  'anselm-roe': 1,
  'joana-breck': 4,
  // Testimonials
  'gwen-abara': 6,
  'russ-tindall': 1,
  'elena-marsh': 3,
  // Faculty
  'helena-voss': 1,
  'andre-whitlock': 6,
  'mina-farouk': 3,
  'carl-jessup': 2,
  'yuki-tanabe': 2,
  'roland-pike': 1,
  'simone-achebe': 6,
  'luis-ortega': 4,
  'hannah-brill': 1,
  'vikram-sethi': 4,
  // Guests
  'agnieszka-wrona': 1,
  'anjali-deshmukh': 4,
  'beatriz-salgado': 3,
  'dana-whitfield': 2,
  'darnell-pruitt': 6,
  'grace-nakamura': 2,
  'hodan-warsame': 6,
  'imani-castellanos': 5,
  'joel-abernathy': 1,
  'lena-okafor': 5,
  'marcus-oyelaran': 6,
  'mei-lin-zhao': 2,
  'naomi-begaye': 4,
  'rafael-ibarra': 3,
  'ruth-kessler': 1,
  'samir-khoury': 3,
  'sofia-marchetti': 2,
  'theo-brandt': 2,
  'tobias-lindqvist': 1,
  'walter-quigley': 1,
  // Speakers
  'amara-nwosu': 6,
  'joel-brandvold': 1,
  'renata-solis': 3,
  'caleb-whitaker': 5,
  'mei-lin-chou': 2,
  'desmond-pryor': 6,
  'ingrid-halvorsen': 1,
  'tobias-renner': 2,
  'farah-siddiqui': 4,
  'owen-castellan': 2,
  'grace-oduya': 5,
  'hank-delacroix': 3,
  'sunita-rao': 4,
  'peter-lindqvist': 1,
  // Community
  '1': 5,
  '2': 2,
  '3': 3,
  '4': 6,
};
