import { watchArrival } from './watchArrival.ts'

/** Long enough for a phone far from the office, short enough for somebody who waits for an answer. */
const patience = 15_000

/** Watches from the first moment of a page whether all of it arrives. */
export function Arrival() {
  return (
    <script
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the function above, which nobody outside has a word in
      dangerouslySetInnerHTML={{ __html: `(${watchArrival})(${patience})` }}
    />
  )
}
