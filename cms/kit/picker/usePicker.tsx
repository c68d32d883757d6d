'use client'

import { type ComponentType, type ReactNode, useCallback, useRef, useState } from 'react'

/** Props of a picker: its options, and the callback for the choice. Null: left without choosing. */
export interface PickerProps<Options, Answer> {
  options: Options
  onAnswer(answer: Answer | null): void
}

interface Picker<Options, Answer> {
  // Opens the picker; null when it is left without choosing.
  pick(options: Options): Promise<Answer | null>
  // The picker, there only while it is open; to be drawn once.
  dialog: ReactNode
}

/** Returns a picker as a question that is asked and answered: `const { pick, dialog } = usePicker(PostPicker)`. */
export function usePicker<Options, Answer>(
  Dialog: ComponentType<PickerProps<Options, Answer>>,
): Picker<Options, Answer> {
  const [question, setQuestion] = useState<{ options: Options; number: number } | null>(null)
  const waiting = useRef<((answer: Answer | null) => void) | null>(null)
  const count = useRef(0)
  const onAnswer = useCallback((answer: Answer | null) => {
    const resolve = waiting.current
    waiting.current = null
    setQuestion(null)
    resolve?.(answer)
  }, [])
  const pick = useCallback((options: Options) => {
    // Asked again before it was answered: the first question was left.
    waiting.current?.(null)
    count.current += 1
    setQuestion({ options, number: count.current })
    return new Promise<Answer | null>((resolve) => {
      waiting.current = resolve
    })
  }, [])
  return { pick, dialog: question && <Dialog key={question.number} options={question.options} onAnswer={onAnswer} /> }
}
