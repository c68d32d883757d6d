import type { z } from 'zod'

export interface ParsedProps<Props> {
  /** The properties; null if they cannot be corrected. */
  props: Props | null
  /** One sentence each: which property, and what is wrong with it. */
  problems: string[]
}

/**
 * Validates properties for rendering: replaces an invalid one by its default, because a paragraph must not vanish for
 * an unknown alignment.
 */
export function parseProps<Props>(schema: z.ZodType<Props>, props: Record<string, unknown>): ParsedProps<Props> {
  const whole = schema.safeParse(props)
  if (whole.success) return { props: whole.data, problems: [] }
  const problems = whole.error.issues.map(({ path, message }) => `${path.join('.') || 'props'}: ${message}`)
  const wrong = new Set(whole.error.issues.map(({ path }) => String(path[0])))
  const rest = schema.safeParse(Object.fromEntries(Object.entries(props).filter(([name]) => !wrong.has(name))))
  return { props: rest.success ? rest.data : null, problems }
}
