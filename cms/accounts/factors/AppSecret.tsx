import './factors.css'
import { QrCode } from './QrCode.tsx'

/** Shows what an authenticator app needs: a code for its camera, and the same as letters. */
export function AppSecret({ secret, address }: { secret: string; address: string }) {
  return (
    <div className="app-secret">
      <QrCode text={address} label="QR code for the authenticator app" />
      <div>
        <p>Scan it with an authenticator app, such as the one of your phone or of your password manager.</p>
        <p className="app-secret__typed">
          Or type this key into it: <code>{secret.match(/.{1,4}/g)?.join(' ')}</code>
        </p>
      </div>
    </div>
  )
}
