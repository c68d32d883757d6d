import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals'
import { RoomSocket } from './roomSocket.ts'

const delay = 300

// A connection that never opens.
class SilentSocket extends EventTarget {
  static opened: SilentSocket[] = []
  readyState = 0
  constructor() {
    super()
    SilentSocket.opened.push(this)
  }
  close() {}
  break() {
    this.dispatchEvent(new Event('close'))
  }
}

let socket: RoomSocket
beforeEach(async () => {
  jest.useFakeTimers()
  SilentSocket.opened = []
  socket = new RoomSocket({ url: 'ws://127.0.0.1', WebSocketPolyfill: SilentSocket, delay, minDelay: delay })
  await jest.advanceTimersByTimeAsync(0)
  // The first attempt is over, so that the socket reconnects by itself.
  SilentSocket.opened[0]?.dispatchEvent(new Event('open'))
  socket.resolveConnectionAttempt()
})
afterEach(() => {
  socket.destroy()
  jest.useRealTimers()
})

describe('a connection that breaks', () => {
  it('is opened again', async () => {
    SilentSocket.opened[0]?.break()
    await jest.advanceTimersByTimeAsync(delay)
    expect(SilentSocket.opened).toHaveLength(2)
  })

  it.each(['destroy', 'disconnect'] as const)('is not opened again after %s', async (end) => {
    SilentSocket.opened[0]?.break()
    socket[end]()
    await jest.advanceTimersByTimeAsync(10 * delay)
    expect(SilentSocket.opened).toHaveLength(1)
  })
})
