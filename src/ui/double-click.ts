/**
 * Detects the second half of a double click. Where a click moves buttons, it was meant for the one that was there before
 * (R38).
 */
export const isSecondClick = ({ detail }: { detail: number }): boolean => detail > 1
