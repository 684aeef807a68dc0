import { builds } from './builds.ts';
import { business } from './business.ts';
import { company, dashboard, results } from './company.ts';
import { conference } from './conference.ts';
import { education } from './education.ts';
import { government, region } from './government.ts';
import { training } from './training.ts';

/**
 * All figures (statistics) on the site. The site's owner provided the values and most labels; subjects, periods and
 * sources are samples. Pages don't import this file: each page imports only the sets it shows.
 */
export const figures = {
  company,
  results,
  government,
  region,
  business,
  education,
  builds,
  dashboard,
  training,
  conference,
};
