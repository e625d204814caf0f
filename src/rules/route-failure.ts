/** The heading in place of a screen that failed (spec §2). By itself: every page has it at hand, the other words not. */
export const routeFailure = 'Unexpected Application Error!'
