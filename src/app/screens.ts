import type { ComponentType } from 'react'
import type { Area, ScreenId, ScreenIn } from '#src/routes/paths.ts'

/** The screens of paths by their ids. */
export type Screens<Id extends ScreenId = ScreenId> = Record<Id, () => Promise<ComponentType>>
export type ScreensOf<In extends Area> = Screens<ScreenIn<In>>

/**
 * The screen of each path, a chunk each. A path without its screen does not compile. Those of the dashboard and of the
 * console stand in registries of their own, which come with their shells.
 */
export const screens = {
  landing: async () => (await import('#src/screens/marketing/landing-screen.tsx')).LandingScreen,
  about: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  careers: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  press: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  contact: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  guides: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  status: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  support: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  privacy: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  terms: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  cookies: async () => (await import('#src/screens/marketing/info-screen.tsx')).InfoScreen,
  developers: async () => (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-authentication': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-testing': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-payments': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-payment-links': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-invoices': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-payouts': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-webhooks': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-errors': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-pagination': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-idempotency': async () =>
    (await import('#src/screens/developers/guide-screen.tsx')).GuideScreen,
  'developers-reference': async () =>
    (await import('#src/screens/developers/reference-screen.tsx')).ReferenceScreen,
  login: async () => (await import('#src/screens/auth/auth-screen.tsx')).AuthScreen,
  signup: async () => (await import('#src/screens/auth/auth-screen.tsx')).AuthScreen,
  'forgot-password': async () =>
    (await import('#src/screens/auth/forgot-password-screen.tsx')).ForgotPasswordScreen,
  onboarding: async () =>
    (await import('#src/screens/auth/onboarding/onboarding-screen.tsx')).OnboardingScreen,
  checkout: async () => (await import('#src/screens/checkout/checkout-screen.tsx')).CheckoutScreen,
} satisfies ScreensOf<Exclude<Area, 'dashboard' | 'console'>>
