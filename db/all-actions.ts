import * as appsActions from './apps/actions.ts'
import * as appsSandboxActions from './apps/sandbox-actions.ts'
import * as appsWebhookActions from './apps/webhook-actions.ts'
import * as demoActions from './demo/actions.ts'
import * as demoBusyDayActions from './demo/busy-day-actions.ts'
import * as demoClockActions from './demo/clock-actions.ts'
import * as demoExerciseActions from './demo/exercise-actions.ts'
import * as demoOwnExerciseActions from './demo/own-exercise-actions.ts'
import * as demoPassedActions from './demo/passed-actions.ts'
import * as demoPitchActions from './demo/pitch-actions.ts'
import * as demoSnapshotActions from './demo/snapshot-actions.ts'
import * as demoTalkActions from './demo/talk-actions.ts'
import * as disputesActions from './disputes/actions.ts'
import * as disputesCaseActions from './disputes/case-actions.ts'
import * as disputesEvidenceActions from './disputes/evidence-actions.ts'
import * as dueActions from './due-actions.ts'
import * as invoicesDraftActions from './invoices/draft-actions.ts'
import * as invoicesPaymentActions from './invoices/payment-actions.ts'
import * as invoicesSendingActions from './invoices/sending-actions.ts'
import * as linksActions from './links/actions.ts'
import * as linksPayActions from './links/pay-actions.ts'
import * as logActions from './log/actions.ts'
import * as logWhatsAppActions from './log/whatsapp-actions.ts'
import * as merchantsApplicationActions from './merchants/application-actions.ts'
import * as merchantsBusinessActions from './merchants/business-actions.ts'
import * as merchantsDecisionActions from './merchants/decision-actions.ts'
import * as merchantsDirectorActions from './merchants/director-actions.ts'
import * as merchantsDocumentActions from './merchants/document-actions.ts'
import * as merchantsInformationActions from './merchants/information-actions.ts'
import * as merchantsStandingActions from './merchants/suspension-actions.ts'
import * as paymentsEntryActions from './payments/entry-actions.ts'
import * as paymentsFeeActions from './payments/fee-actions.ts'
import * as paymentsMethodActions from './payments/method-actions.ts'
import * as paymentsRefundActions from './payments/refund-actions.ts'
import * as paymentsSettlingActions from './payments/settling-actions.ts'
import * as paymentsWalletCodeActions from './payments/wallet-code-actions.ts'
import * as payoutsAccountActions from './payouts/account-actions.ts'
import * as payoutsActions from './payouts/actions.ts'
import * as payoutsAutomaticActions from './payouts/automatic-actions.ts'
import * as payoutsMovingActions from './payouts/moving-actions.ts'
import * as peopleAccountActions from './people/account-actions.ts'
import * as peopleGroupActions from './people/group-actions.ts'
import * as peopleInvitationActions from './people/invitation-actions.ts'
import * as peopleMemberActions from './people/member-actions.ts'
import * as peopleSignInActions from './people/sign-in-actions.ts'
import * as peopleStaffActions from './people/staff-actions.ts'
import * as peopleTwoFactorActions from './people/two-factor-actions.ts'
import * as peopleUserActions from './people/user-actions.ts'
import * as peopleVisitorActions from './people/visitor-actions.ts'
import * as phoneActions from './phone/actions.ts'
import * as prospectsActions from './prospects/actions.ts'
import * as reportsActions from './reports/actions.ts'
import * as reportsPlatformActions from './reports/platform-actions.ts'
import * as reportsScheduleActions from './reports/schedule-actions.ts'
import * as reportsTemplateActions from './reports/template-actions.ts'
import * as settingsActions from './settings/actions.ts'
import * as settingsPlanActions from './settings/plan-actions.ts'
import * as undoActions from './undo-action.ts'
import { type ActionName, registry } from './registry.ts'

const modules = {
  ...appsActions,
  ...appsSandboxActions,
  ...appsWebhookActions,
  ...demoActions,
  ...demoBusyDayActions,
  ...demoClockActions,
  ...demoExerciseActions,
  ...demoOwnExerciseActions,
  ...demoPitchActions,
  ...demoPassedActions,
  ...demoSnapshotActions,
  ...demoTalkActions,
  ...disputesActions,
  ...disputesCaseActions,
  ...disputesEvidenceActions,
  ...dueActions,
  ...invoicesDraftActions,
  ...invoicesPaymentActions,
  ...invoicesSendingActions,
  ...linksActions,
  ...linksPayActions,
  ...logActions,
  ...logWhatsAppActions,
  ...merchantsApplicationActions,
  ...merchantsBusinessActions,
  ...merchantsDecisionActions,
  ...merchantsDirectorActions,
  ...merchantsDocumentActions,
  ...merchantsInformationActions,
  ...merchantsStandingActions,
  ...paymentsEntryActions,
  ...paymentsFeeActions,
  ...paymentsMethodActions,
  ...paymentsRefundActions,
  ...paymentsSettlingActions,
  ...paymentsWalletCodeActions,
  ...payoutsAccountActions,
  ...payoutsActions,
  ...payoutsAutomaticActions,
  ...payoutsMovingActions,
  ...peopleAccountActions,
  ...peopleGroupActions,
  ...peopleInvitationActions,
  ...peopleMemberActions,
  ...peopleSignInActions,
  ...peopleStaffActions,
  ...peopleTwoFactorActions,
  ...peopleUserActions,
  ...peopleVisitorActions,
  ...phoneActions,
  ...prospectsActions,
  ...reportsActions,
  ...reportsPlatformActions,
  ...reportsScheduleActions,
  ...reportsTemplateActions,
  ...settingsActions,
  ...settingsPlanActions,
  ...undoActions,
}

type Actions = Pick<typeof modules, ActionName>

/**
 * Every declared action by name, in the one script that loads with the first of them. The code does
 * not compile if one of them is not defined.
 */
export const actions = Object.fromEntries(
  Object.entries(modules).filter(([name]) => name in registry),
) as Actions

export type ActionInput<N extends ActionName> = Parameters<Actions[N]>[1]
export type ActionResult<N extends ActionName> = Awaited<ReturnType<Actions[N]>>
