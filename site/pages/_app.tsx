import type { AppProps } from 'next/app'
import '../styles/site.css'

export default function ReaderApp({ Component, pageProps }: AppProps) {
  return <Component {...pageProps} />
}
