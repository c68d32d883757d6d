/** @jest-environment jsdom */
import { afterEach, describe, expect, it } from '@jest/globals'
import { act, cleanup, render, screen } from '@testing-library/react'
import { type PickerProps, usePicker } from './usePicker.tsx'

afterEach(cleanup)

function Echo({ options, onAnswer }: PickerProps<string, string>) {
  return (
    <>
      <button type="button" onClick={() => onAnswer(options)}>
        Choose {options}
      </button>
      <button type="button" onClick={() => onAnswer(null)}>
        Leave
      </button>
    </>
  )
}

let pick: (options: string) => Promise<string | null>
function Owner() {
  const picker = usePicker(Echo)
  pick = picker.pick
  return picker.dialog
}

const press = (name: string) => act(async () => screen.getByText(name).click())

const ask = (options: string): Promise<string | null> => {
  let answer: Promise<string | null> = Promise.resolve(null)
  act(() => {
    answer = pick(options)
  })
  return answer
}

describe('a picker', () => {
  it('is there only while it is asked, and answers with what was chosen', async () => {
    render(<Owner />)
    expect(screen.queryByText('Leave')).toBeNull()
    const answer = ask('one')
    await press('Choose one')
    expect(await answer).toBe('one')
    expect(screen.queryByText('Leave')).toBeNull()
  })

  it('answers null when it is left', async () => {
    render(<Owner />)
    const answer = ask('one')
    await press('Leave')
    expect(await answer).toBeNull()
  })

  it('leaves the first question when it is asked a second one', async () => {
    render(<Owner />)
    const first = ask('one')
    const second = ask('two')
    expect(await first).toBeNull()
    await press('Choose two')
    expect(await second).toBe('two')
  })
})
