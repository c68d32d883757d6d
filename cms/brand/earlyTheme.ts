/**
 * Makes the page dark where its person has chosen no shade and the device is dark: before it is drawn, because Payload's own
 * script comes after the first look at it. It uses nothing from around it.
 * @param cookie the name of Payload's cookie with the chosen shade
 */
export function earlyTheme(cookie: string): void {
  const isChosen = document.cookie.split('; ').some((pair) => pair.startsWith(`${cookie}=`))
  if (isChosen || !window.matchMedia('(prefers-color-scheme: dark)').matches) return
  document.documentElement.dataset.theme = 'dark'
}
