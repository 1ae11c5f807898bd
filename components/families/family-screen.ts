/** What a screen of a family is told of the address it stands at. */
export interface FamilyScreenProps {
  route: string;
  id: number | undefined;
}
