import './factors.css'
import { encode } from 'uqr'

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

// Renders a text as a QR code, black on white whatever the page looks like: cameras want it so.
function QrCode({ text, label }: { text: string; label: string }) {
  const { size, data } = encode(text, { border: 3 })
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg className="qr-code" role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges">
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  )
}
