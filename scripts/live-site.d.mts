type Account = { email: string; password: string }
type LiveContent = {
  url: string
  siteToken: string
  hookSecret: string
  previewToken: string
  editorsKey: string
  demo: boolean
  admin: Account
  editor: Account
  organiser: Account
  steward: Account | null
}
export function siteEnvironment(
  port: number,
  content: LiveContent,
  own?: Record<string, string | undefined>,
): Record<string, string>
export function announcement(port: number, content: LiveContent): string[]
