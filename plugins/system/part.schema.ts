import { z } from 'zod'

/** Something that an administrator should know of a part of the newsroom, and what to do about it. */
export const finding = z.object({
  /** `look`: it works, and may not for long. `broken`: something does not work now. */
  level: z.enum(['look', 'broken']),
  text: z.string(),
  todo: z.string(),
})

export type Finding = z.infer<typeof finding>

/** The answer of every part: its state in one sentence, and its faults. */
export const part = z.object({ summary: z.string(), findings: z.array(finding) })

/** A moment, in milliseconds since 1970. */
export const moment = z.number()

/** The answer of an action: what it did, in a sentence. */
export const done = z.object({ message: z.string() })

export function look(text: string, todo: string): Finding {
  return { level: 'look', text, todo }
}
export function broken(text: string, todo: string): Finding {
  return { level: 'broken', text, todo }
}

/** Returns a number with its noun: "1 purge", "1,200 purges". */
export function counted(count: number, noun: string, plural = `${noun}s`): string {
  return `${count.toLocaleString('en-US')} ${count === 1 ? noun : plural}`
}
