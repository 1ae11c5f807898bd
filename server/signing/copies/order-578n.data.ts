/**
 * Names of the parts of an electronic personnel document (order of the Ministry of Labour of 20.09.2022 No. 578n). The
 * table of names in its annex is filled by the employer's own register of kinds, so they stand here in one place.
 */
export const PART_NAMES = {
  main: '{title}_{number}_{date}',
  attachment: '{title}_{number}_{date}_Приложение_{rank}',
  power: 'МЧД_{number}',
  description: 'wredc_data.xml',
} as const;
