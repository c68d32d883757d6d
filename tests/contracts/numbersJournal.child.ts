/** Accepts sums without end, and reports how many; it is killed meanwhile. */
import { SumJournal } from '#site/server/numbers/sumJournal.ts'

const journal = await SumJournal.open(process.argv[2] ?? '', { maxBytes: 10_000_000, now: Date.now })
let accepted = 0
for (;;) {
  const answers = await Promise.all(
    Array.from({ length: 50 }, () =>
      journal.append([
        { minute: 0, name: 'view', post: 1, detail: 'direct', times: 1, program: 'Firefox', isBot: false },
      ]),
    ),
  )
  accepted += answers.filter(Boolean).length
  process.send?.(accepted)
}
