/** The address of a family's screen, in parts. */
export interface FamilyScreenProps {
  route: string;
  id: number | undefined;
}
