import { stop, type Tour } from './tour.ts'

export const administratorTour: Tour = {
  id: 'administrator',
  label: 'Administrator',
  text: 'The platform’s staff: approvals, fees, cases and logs.',
  stops: [
    stop(
      'console',
      'region',
      'Key figures',
      'The whole platform',
      'Volume, fees earned and success rate over all merchants, for any period.',
    ),
    stop(
      'pending-merchants',
      'list',
      'Pending merchants',
      'Applications to review',
      'Open an application, review its documents, then approve or reject it.',
    ),
    stop(
      'merchants',
      'tablist',
      'Merchants by status',
      'Every merchant',
      'Active, pending, suspended and rejected. Open one to see its payments, documents and notes.',
    ),
    stop(
      'payment-methods',
      'list',
      'Payment methods',
      'Methods on and off',
      'Turn a method off, or report an incident: checkouts and merchants are informed immediately.',
    ),
    stop(
      'fee-structure',
      'list',
      'Fee structure',
      'What merchants pay',
      'New fees apply to new payments only. Each change is in the history and can be reverted.',
    ),
    stop(
      'cases',
      'tablist',
      'Case status',
      'Charged, but not received',
      'A payment that the provider has and Paid has not becomes a case, and is matched or refunded here.',
    ),
    stop(
      'activity-logs',
      'group',
      'Type and filters',
      'Who did what, and when',
      'Every action leaves an entry. Entries are chained, which shows whether one was changed or deleted.',
    ),
    stop(
      'permissions',
      'heading',
      'Permissions',
      'Who can do what',
      'Each role grants permissions. A button that a role does not permit is disabled and says why.',
    ),
  ],
}
