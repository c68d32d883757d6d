import { HocuspocusProviderWebsocket } from '@hocuspocus/provider'

/**
 * A connection that stays closed after `disconnect` and `destroy`. HocuspocusProviderWebsocket opens a new one when its
 * connection broke less than `delay` milliseconds before.
 */
export class RoomSocket extends HocuspocusProviderWebsocket {
  // The constructor of the base class connects before this field has its value.
  private hasEnded: boolean | undefined

  override async connect(): Promise<void> {
    if (!this.hasEnded) await super.connect()
  }

  override disconnect(): void {
    this.hasEnded = true
    super.disconnect()
  }
}
