import type { Declarations } from '../declarations.ts'

/** The actions on reports. */
export const reportActions = {
  keepReport: { permission: 'reports', refuses: ['not-found'] },
  deleteReport: { permission: 'reports', refuses: ['not-found'] },
  generatePlatformReport: { permission: 'financial_reports', refuses: ['not-found'] },
  deletePlatformReport: { permission: 'financial_reports', refuses: ['not-found'] },
  downloadFigures: { permission: 'financial_reports', refuses: [] },
  createReportSchedule: { permission: 'reports', refuses: ['not-found', 'name-taken'] },
  updateReportSchedule: { permission: 'reports', refuses: ['not-found', 'name-taken'] },
  deleteReportSchedule: { permission: 'reports', refuses: ['not-found'] },
  makeDueReport: { permission: null, refuses: [] },
  createCustomReport: { permission: 'reports', refuses: ['not-found', 'name-taken'] },
  updateCustomReport: { permission: 'reports', refuses: ['not-found', 'name-taken'] },
  deleteCustomReport: { permission: 'reports', refuses: ['not-found'] },
} as const satisfies Declarations
