import { earlyTheme } from './earlyTheme.ts'

/** Sets the shade of a page before it is drawn: Payload's own script comes after the first look at it. */
export function EarlyTheme({ nonce, cookie }: { nonce: string | undefined; cookie: string }) {
  return <script nonce={nonce}>{`(${earlyTheme})(${JSON.stringify(cookie)})`}</script>
}
