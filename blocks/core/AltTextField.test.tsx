/** @jest-environment jsdom */
import { describe, expect, it, jest } from '@jest/globals'
import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { AltTextField } from './AltTextField.tsx'

const field = (altText: { missing: string | null; write: (id: string) => Promise<string> }) => {
  const onChange = jest.fn()
  render(
    <AltTextField
      mediaId="7"
      placeholder="Describe it"
      value=""
      isEditable
      isSelected
      services={{ altText }}
      onChange={onChange}
    />,
  )
  return { onChange, generate: screen.getByRole<HTMLButtonElement>('button', { name: 'Generate' }) }
}

describe("'Generate'", () => {
  it('suggests a text, which stands in the story only once the editor takes it', async () => {
    const user = userEvent.setup()
    const write = jest.fn(async (_id: string) => 'A ferry at a pier in fog')
    const { onChange, generate } = field({ missing: null, write })
    await user.click(generate)
    await screen.findByText('A ferry at a pier in fog')
    expect(write).toHaveBeenCalledWith('7')
    expect(onChange).not.toHaveBeenCalled()
    await user.click(screen.getByRole('button', { name: 'Use this text' }))
    expect(onChange).toHaveBeenCalledWith('A ferry at a pier in fog')
    expect(screen.queryByText('A ferry at a pier in fog')).toBeNull()
  })

  it('suggests nothing that was dismissed', async () => {
    const user = userEvent.setup()
    const { onChange, generate } = field({ missing: null, write: async () => 'A boat' })
    await user.click(generate)
    await user.click(await screen.findByRole('button', { name: 'Dismiss' }))
    expect(onChange).not.toHaveBeenCalled()
  })

  it('says what went wrong', async () => {
    const user = userEvent.setup()
    const { generate } = field({ missing: null, write: () => Promise.reject(new Error('Wait a minute.')) })
    await user.click(generate)
    expect((await screen.findByRole('alert')).textContent).toBe('Wait a minute.')
  })

  it('names the missing variable when it is pressed without a key, and requests nothing', async () => {
    const write = jest.fn(async () => '')
    const { generate } = field({ missing: 'ANTHROPIC_API_KEY', write })
    expect(screen.queryByText(/Not set up/)).toBeNull()
    await userEvent.setup().click(generate)
    const words = 'Not set up: ask an administrator to set ANTHROPIC_API_KEY.'
    expect((await screen.findByRole('alert')).textContent).toBe(words)
    expect(write).not.toHaveBeenCalled()
  })
})
