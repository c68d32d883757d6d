import { z } from 'zod'
import { decisionName, noDecision, pictureSize, type ReaderDecision } from '#contract/readerDecision.ts'

/** The question of a page, as its script sends it. */
export const decisionQuestion = z.object({
  location: z.string().regex(/^[a-z_-]{1,40}$/u),
  decision: z.literal(decisionName),
})

export type DecisionQuestion = z.output<typeof decisionQuestion>

const text = z
  .string()
  .max(2_000)
  .nullish()
  .transform((value) => value ?? '')
const pixels = z.number().min(1).max(1_000).catch(pictureSize)
const isSet = z
  .boolean()
  .nullish()
  .transform((value) => value ?? false)

// The answer of a provider (docs/spec/reader-site.md#dynamic-content).
const decision = z.object({
  display: z.string(),
  link: text,
  imageUrl: text,
  imageWidth: pixels,
  imageHeight: pixels,
  imageAlt: text,
  heading: text,
  description: text,
  btnText: text,
  adDetails: text,
  eventElementCategory: text,
  hideBorder: isSet,
  centerImage: isSet,
})

export interface DecisionProvider {
  url: string
  token: string | undefined
  /** Milliseconds that an answer may take. */
  timeout?: number
}

/**
 * Asks the provider of personalisation. Nothing of the reader is sent but their Global Privacy Control.
 * @returns the decision to show nothing where the provider does not answer as it should; the reason is logged
 */
export async function askDecision(
  { url, token, timeout = 1_500 }: DecisionProvider,
  question: DecisionQuestion,
  isControlOn: boolean,
): Promise<ReaderDecision> {
  try {
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'Content-Type': 'application/json',
        ...(token ? { Authorization: `Bearer ${token}` } : {}),
        ...(isControlOn ? { 'Sec-GPC': '1' } : {}),
      },
      body: JSON.stringify(question),
      redirect: 'error',
      signal: AbortSignal.timeout(timeout),
    })
    if (!answer.ok) throw new Error(`it answered ${answer.status}`)
    return decision.parse(await answer.json())
  } catch (error) {
    const reason = error instanceof z.ZodError ? 'its answer has another form' : error instanceof Error && error.message
    console.warn(`The provider of personalisation decided nothing: ${reason}`)
    return noDecision
  }
}
