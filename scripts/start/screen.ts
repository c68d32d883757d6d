import { styleText } from 'node:util'

/** Shows progress to the user who started a command. */
export interface Screen {
  line: (text: string) => void
  /**
   * Shows that something slow is under way, for how long, and that it is done or failed.
   * @param work gets a function that shows the detail of the moment, which only a terminal shows
   */
  step: <Result>(title: string, work: (show: (detail: string) => void) => Promise<Result>) => Promise<Result>
}

const frames = ['⠋', '⠙', '⠹', '⠸', '⠼', '⠴', '⠦', '⠧', '⠇', '⠏']
// Minimum duration of a step that is shown with its time, in milliseconds.
const worthANumber = 1000
// Interval of progress lines of a step without an animation, in milliseconds.
const signOfLife = 15_000

/** Returns a screen: a terminal gets a spinner that is redrawn in place; a log gets plain lines. */
export function createScreen(out: NodeJS.WriteStream = process.stdout): Screen {
  return out.isTTY ? terminalScreen(out) : plainScreen((text) => out.write(`${text}\n`))
}

// `write`: takes one line.
function plainScreen(write: (line: string) => void): Screen {
  return {
    line: write,
    step: async (title, work) => {
      const started = Date.now()
      write(`${title} …`)
      const sign = setInterval(() => write(`… ${title}: ${seconds(started)}`), signOfLife)
      try {
        const result = await work(() => undefined)
        if (Date.now() - started >= worthANumber) write(`${title}: done in ${seconds(started)}`)
        return result
      } finally {
        clearInterval(sign)
      }
    },
  }
}

function terminalScreen(out: NodeJS.WriteStream): Screen {
  const clear = '\r\u001b[2K'
  let redraw: (() => void) | undefined
  return {
    line: (text) => {
      out.write(`${redraw ? clear : ''}${text}\n`)
      redraw?.()
    },
    step: async (title, work) => {
      const started = Date.now()
      let detail = ''
      let frame = 0
      const draw = () => {
        // A step that another one has overtaken, as the end overtakes the beginning, stops drawing.
        if (redraw !== draw) return
        const text = `${frames[frame % frames.length]} ${title} ${seconds(started)}`
        const room = Math.max(0, (out.columns ?? 80) - text.length - 3)
        out.write(`${clear}${text}${detail ? styleText('dim', `  ${detail.slice(0, room)}`) : ''}`)
      }
      redraw = draw
      const timer = setInterval(() => {
        frame += 1
        draw()
      }, 100)
      const finish = (mark: string) => {
        clearInterval(timer)
        if (redraw === draw) redraw = undefined
        const time = Date.now() - started >= worthANumber ? styleText('dim', ` ${seconds(started)}`) : ''
        out.write(`${clear}${mark} ${title}${time}\n`)
      }
      try {
        const result = await work((text) => {
          detail = text.trim()
        })
        finish(styleText('green', '✓'))
        return result
      } catch (error) {
        finish(styleText('red', '✗'))
        throw error
      }
    },
  }
}

function seconds(since: number): string {
  return `${Math.round((Date.now() - since) / 1000)} s`
}
