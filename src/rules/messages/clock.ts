/** Messages about the time that the presenter moves. */
export const clockMessages = {
  moved: (to: string) => `Clock moved to ${to}`,
  wouldMove: 'The clock would be moved',
  back: 'Clock back to now',
  backElsewhere: 'Another tab set the clock back to now.',
  wouldGoBack: 'The clock would go back to now. Nothing would be lost',
} as const
