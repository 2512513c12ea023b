import { expect, test } from 'vitest'
import { companyCodeKind, isRnokpp, readCompanyCode, readPayerCode } from './company-code.ts'

test.each([
  ['37193071', '37193071'],
  ['3719 3071', '37193071'],
  ['37 19 30 71', '37193071'],
  ['37193071.', '37193071'],
  ['37193071;', '37193071'],
  ['3719-3071', '37193071'],
  ['3719\u00a03071\u200b', '37193071'],
  ['код ЄДРПОУ 37193071', '37193071'],
  ['Код за ЄДРПОУ: 37193071', '37193071'],
  ['ЄДРПОУ: 37193071.', '37193071'],
  ['ЄДРПОУ/ДРФО 37193071', '37193071'],
  ['ЕГРПОУ 37193071', '37193071'],
  ['EDRPOU 37193071', '37193071'],
  ['edrpou code: 37193071', '37193071'],
  ['№ 37193071', '37193071'],
  ['#37193071', '37193071'],
  ['«37193071»', '37193071'],
  ['ТОВ «Льон», 37193071', '37193071'],
  ['UA37193071', '37193071'],
  ['３７１９３０７１', '37193071'],
  ['00032106', '00032106'],
  // A person
  ['1759013776', '1759013776'],
  ['РНОКПП 1759013776', '1759013776'],
  ['ІПН: 1759 013 776', '1759013776'],
  ['ФОП, ідентифікаційний номер 1759013776', '1759013776'],
  // A payer of VAT
  ['143605704021', '143605704021'],
  ['ІПН 1436 0570 4021', '143605704021'],
  ['UA143605704021', '143605704021'],
  // From abroad
  ['DE123456789', 'DE123456789'],
  ['de 123 456 789', 'DE123456789'],
  ['VAT: DE 123 456 789', 'DE123456789'],
  ['VAT ID DE123456789.', 'DE123456789'],
  ['VAT No. GB 123 4567 89', 'GB123456789'],
  ['VAT Reg. No: PL 123-456-32-18', 'PL1234563218'],
  ['ATU12345678', 'ATU12345678'],
  ['NL123456789B01', 'NL123456789B01'],
  ['NL 123456789 B01', 'NL123456789B01'],
  ['CHE-123.456.789 MWST', 'CHE123456789MWST'],
  ['FR 40 303265045', 'FR40303265045'],
  ['GR 094259216', 'GR094259216'],
  ['NO 123 456 789 MVA', 'NO123456789MVA'],
  ['IE6388047V', 'IE6388047V'],
  ['ESA12345674', 'ESA12345674'],
  ['ПДВ: LT123456715', 'LT123456715'],
  ['TR 1234567890', 'TR1234567890'],
])('%j is the code %s', (typed, value) => expect(readCompanyCode(typed)).toEqual({ value }))

test.each([
  ['37193072', 'edrpouCheck'],
  ['код ЄДРПОУ 37193072', 'edrpouCheck'],
  ['3719307', 'edrpouDigits'],
  ['371930711', 'edrpouDigits'],
  ['ЄДРПОУ 3719 307', 'edrpouDigits'],
  ['12', 'edrpouDigits'],
  ['1759013770', 'edrpouCheck'],
  ['1234567890', 'edrpouCheck'],
  ['17590137766', 'edrpouDigits'],
  ['1436057040211', 'edrpouDigits'],
  ['DE12345678', 'vatDigits'],
  ['DE1234567890', 'vatDigits'],
  ['PL123456321', 'vatDigits'],
  ['ATU1234567', 'vatDigits'],
  ['код', 'notEdrpou'],
  ['ТОВ «Льон»', 'notEdrpou'],
  ['немає', 'notEdrpou'],
  ['Acme Ltd', 'notEdrpou'],
  ['1'.repeat(101), 'notEdrpou'],
])('%j: %s', (typed, fault) => expect(readCompanyCode(typed)).toEqual({ fault }))

test.each([
  ['1759013776', true],
  ['3184710691', true],
  ['1759013767', false],
  ['175901377', false],
  ['17590137766', false],
])('the tax number %s of a person: %s', (code, isValid) => expect(isRnokpp(code)).toBe(isValid))

test.each([
  ['37193071', 'edrpou'],
  ['1759013776', 'rnokpp'],
  ['143605704021', 'ipn'],
  ['DE123456789', 'vat'],
])('%s is called %s', (code, kind) => expect(companyCodeKind(code)).toBe(kind))

test.each(['', '-', ' — ', '.'])('a payer who writes %j has no code', (given) => {
  expect([readPayerCode(given, false), readPayerCode(given, true)]).toEqual([{ value: '' }, { value: '' }])
})
