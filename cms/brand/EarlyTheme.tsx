import { earlyTheme } from './earlyTheme.ts'

/** Sets the shade of a page before it is drawn: Payload's own script comes after the first look at it. */
export function EarlyTheme({ nonce, cookie }: { nonce: string | undefined; cookie: string }) {
  return (
    <script
      nonce={nonce}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the function's own source, without any user input
      dangerouslySetInnerHTML={{ __html: `(${earlyTheme})(${JSON.stringify(cookie)})` }}
    />
  )
}
