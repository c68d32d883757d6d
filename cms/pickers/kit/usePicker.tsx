'use client'

import { type ComponentType, type ReactNode, useCallback, useState } from 'react'

/** What a picker is given: what it is asked for, and where to say what was chosen. Null: left without choosing. */
export interface PickerProps<Options, Answer> {
  options: Options
  onAnswer(answer: Answer | null): void
}

interface Picker<Options, Answer> {
  /** Opens the picker; null when it is left without choosing. */
  pick(options: Options): Promise<Answer | null>
  /** The picker, there only while it is open; to be drawn once. */
  dialog: ReactNode
}

/** A picker as a question that is asked and answered: `const { pick, dialog } = usePicker(PostPicker)`. */
export function usePicker<Options, Answer>(
  Dialog: ComponentType<PickerProps<Options, Answer>>,
): Picker<Options, Answer> {
  const [question, setQuestion] = useState<PickerProps<Options, Answer> | null>(null)
  const pick = useCallback(
    (options: Options) =>
      new Promise<Answer | null>((resolve) => {
        const onAnswer = (answer: Answer | null) => {
          setQuestion(null)
          resolve(answer)
        }
        setQuestion((before) => {
          // Asked again before it was answered: the first question was left.
          before?.onAnswer(null)
          return { options, onAnswer }
        })
      }),
    [],
  )
  return { pick, dialog: question && <Dialog {...question} /> }
}
