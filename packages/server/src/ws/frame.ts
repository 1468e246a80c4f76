/**
 * Encodes a text message as one WebSocket frame, header and text in one buffer. The `ws` library writes them
 * separately, which takes a gathering write for every message.
 */
export function frameOf(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const start = length < 126 ? 2 : length < 65_536 ? 4 : 10;
  const frame = Buffer.allocUnsafe(start + length);
  // A final text frame, without a mask. Longer lengths follow in two or eight bytes.
  frame[0] = 0x81;
  frame[1] = start === 2 ? length : start === 4 ? 126 : 127;
  if (start === 4) frame.writeUInt16BE(length, 2);
  if (start === 10) frame.writeBigUInt64BE(BigInt(length), 2);
  frame.write(text, start);
  return frame;
}
