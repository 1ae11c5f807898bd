/** Room for what stands left and right of the columns of a sheet. */
export const SHEET_SIDES_REM = 6.25;
