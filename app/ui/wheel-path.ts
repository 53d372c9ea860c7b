/** One of the eight arms of the eternity wheel in a square of 100, turned around its centre. */
export const wheelArm = 'M50 46.5 C43 33 47 14 66 8.5 C80 16 72 34 54 46.5';

/** The angles of the arms, in degrees. */
export const wheelAngles: readonly number[] = Array.from({length: 8}, (_, index) => index * 45);
