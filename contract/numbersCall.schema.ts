import { z } from 'zod'

/** Where the reader site reports sums: a signed call. */
export const numbersPath = '/api/reader/numbers'

/** Where a reader came from. */
export const referrerKinds = ['search', 'social', 'newsletter', 'direct', 'internal', 'other'] as const

export type ReferrerKind = (typeof referrerKinds)[number]

/** Characters of the name of a program at most. */
export const programNameLength = 40

/** Events of one kind and program within one minute. */
export const eventSum = z.object({
  /** When the minute began, in milliseconds since 1970. */
  minute: z.int().min(0).multipleOf(60_000),
  name: z.string().min(1).max(50),
  /** The post that they are about; 0 for none. */
  post: z.int().min(0).max(2_147_483_647),
  /** What distinguishes events of one name, as the percentage of a depth; empty for nothing. */
  detail: z.string().max(200),
  times: z.int().min(1).max(1_000_000_000),
  /** The program that readers used, which many share: "Chrome 140", "Googlebot". Empty in sums of before it was kept. */
  program: z.string().max(programNameLength).default(''),
  /** Whether it is a bot: its sums count only when the newsroom decides so. */
  isBot: z.boolean().default(false),
})

export type EventSum = z.output<typeof eventSum>

/** Maximum of sums in one call, which has to stay below the limit of a body without a login. */
export const maxSumsPerCall = 2_000

/** Sums of a batch. A batch counts once, however often it is sent. */
export const numbersCall = z.object({
  batch: z.string().regex(/^[a-z0-9-]{1,100}$/),
  sums: z.array(eventSum).max(maxSumsPerCall),
})
