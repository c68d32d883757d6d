'use client'

import { stateLabels, stateOf } from './system.words.ts'
import type { Part } from './usePart.ts'

/** Shows how each part is in one line: its state, one sentence, what to do. */
export function Overview({ parts }: { parts: readonly Part[] }) {
  return (
    <section className="system-part" aria-labelledby="overview">
      <h2 id="overview" className="system__unseen">
        Overview
      </h2>
      <ul className="system-overview">
        {parts.map((part) => {
          const state = stateOf(part)
          const { answer, error } = part
          const worst = answer?.findings.find(({ level }) => level === 'broken') ?? answer?.findings[0]
          return (
            <li key={part.id}>
              <span className={`system-state system-state--${state}`}>{stateLabels[state]}</span>
              <a href={`#${part.id}`}>{part.title}</a>
              <span className="system-overview__about">
                {error ? error.message : worst ? `${worst.text} ${worst.todo}` : (answer?.summary ?? '')}
              </span>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
