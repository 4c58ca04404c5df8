/** Bytes for the player's own disk, where the host has no dialog of its own. */
export const download = (name: string, type: string, bytes: Uint8Array): void => {
  const url = URL.createObjectURL(new Blob([bytes.slice()], { type }))
  const link = document.createElement('a')
  link.href = url
  link.download = name
  link.click()
  setTimeout(() => URL.revokeObjectURL(url), 60_000)
}

/** The browser's own reader prints it. */
export const printHere = (pdf: Uint8Array): void => {
  const url = URL.createObjectURL(new Blob([pdf.slice()], { type: 'application/pdf' }))
  const frame = document.createElement('iframe')
  frame.className = 'print-frame'
  Object.assign(frame.style, { position: 'fixed', width: '0', height: '0', border: '0' })
  frame.src = url
  frame.onload = () => frame.contentWindow?.print()
  document.querySelector('.print-frame')?.remove()
  document.body.append(frame)
}
