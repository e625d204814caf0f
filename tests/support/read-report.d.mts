interface VitestReport {
  testResults: {
    name: string
    status: string
    message: string
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[]
  }[]
}

interface PlaywrightSuite {
  suites?: PlaywrightSuite[]
  specs?: {
    file: string
    line: number
    title: string
    tests: {
      status: string
      projectName: string
      results: { error?: { message?: string } }[]
    }[]
  }[]
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; skipped: number }
  errors: { message?: string }[]
  suites: PlaywrightSuite[]
}

export function readReport(
  report: VitestReport | PlaywrightReport,
  root: string,
): {
  named: string[]
  passed: number
  failed: number
  skipped: number
  repeat: string[]
}
