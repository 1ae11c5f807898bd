/** Fields that only families have, by the object whose id they hold. */
export const REFERENCES_OF_FAMILIES = {
  dismissal_reason: ['dismissal_reason_id'],
  btrip_destination: ['destination_id'],
  document: ['btrip_id', 'previous_id', 'illness_id'],
} as const;
