#!/usr/bin/env bash
# @zxing/library 0.23.0 and jsqr 1.4.0; the same 100 QR codes, drawn by uqr 0.1.3: square modules in black and white, upright, with a margin of 4.
# Guess: a drawing without a camera's faults is read by every decoder, and the larger it is, the surer.
# Seen: at 2 pixels a module both read all 100. At 6 and 10 @zxing/library does not read ten of them (NotFoundException, FormatException), with TRY_HARDER
# and with its other binarizer neither. Which ones, depends on the text in the code. jsqr reads all.
# Source: its own output; the cause was not looked for. What helps: the hint PURE_BARCODE, which reads all of these drawings, or another decoder.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
echo '{ "private": true, "type": "module" }' > package.json
npm install --no-audit --no-fund --loglevel=error @zxing/library@0.23.0 jsqr@1.4.0 uqr@0.1.3 > /dev/null
cat > run.mjs <<'JS'
import zxing from '@zxing/library'
import jsqr from 'jsqr'
import { encode } from 'uqr'

const { BinaryBitmap, DecodeHintType, GlobalHistogramBinarizer, HybridBinarizer, QRCodeReader, RGBLuminanceSource } = zxing

function drawn(text, scale) {
  const modules = encode(text, { border: 4, ecc: 'M' }).data
  const side = modules.length * scale
  const grey = Uint8ClampedArray.from({ length: side * side }, (_, at) =>
    modules[Math.floor(at / side / scale)][Math.floor((at % side) / scale)] ? 0 : 255,
  )
  return { side, grey }
}

function zxingReads({ grey, side }, Binarizer, hint) {
  try {
    const bitmap = new BinaryBitmap(new Binarizer(new RGBLuminanceSource(grey, side, side)))
    return new QRCodeReader().decode(bitmap, hint && new Map([[hint, true]])).getText()
  } catch (fault) {
    if (fault instanceof zxing.Exception) return null
    throw fault
  }
}

function jsqrReads({ grey, side }) {
  const pixels = Uint8ClampedArray.from({ length: grey.length * 4 }, (_, at) => (at % 4 === 3 ? 255 : grey[at >> 2]))
  return jsqr(pixels, side, side)?.data ?? null
}

const readers = {
  jsqr: jsqrReads,
  zxing: (picture) => zxingReads(picture, HybridBinarizer),
  'zxing TRY_HARDER': (picture) => zxingReads(picture, HybridBinarizer, DecodeHintType.TRY_HARDER),
  'zxing GlobalHistogramBinarizer': (picture) => zxingReads(picture, GlobalHistogramBinarizer),
  'zxing PURE_BARCODE': (picture) => zxingReads(picture, HybridBinarizer, DecodeHintType.PURE_BARCODE),
}
const texts = Array.from({ length: 100 }, (_, number) => `https://forum.example/en/ticket/sample-${String(number).padStart(4, '0')}`)
for (const scale of [2, 6, 10]) {
  const pictures = texts.map((text) => drawn(text, scale))
  for (const [name, read] of Object.entries(readers))
    console.log(`${scale} pixels: ${name} ${pictures.filter((picture, at) => read(picture) === texts[at]).length}`)
}
JS
seen=$(node run.mjs)
echo '@zxing/library 0.23.0, jsqr 1.4.0, read of 100 codes'
echo "$seen"
wanted='2 pixels: jsqr 100
2 pixels: zxing 100
2 pixels: zxing TRY_HARDER 100
2 pixels: zxing GlobalHistogramBinarizer 100
2 pixels: zxing PURE_BARCODE 100
6 pixels: jsqr 100
6 pixels: zxing 90
6 pixels: zxing TRY_HARDER 90
6 pixels: zxing GlobalHistogramBinarizer 90
6 pixels: zxing PURE_BARCODE 100
10 pixels: jsqr 100
10 pixels: zxing 90
10 pixels: zxing TRY_HARDER 90
10 pixels: zxing GlobalHistogramBinarizer 90
10 pixels: zxing PURE_BARCODE 100'
if [ "$seen" != "$wanted" ]; then
  echo 'This has changed.' >&2
  exit 1
fi
