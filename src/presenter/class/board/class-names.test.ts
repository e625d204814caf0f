// Proves DEMO-27.
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { likelyNames, nameKey, namesIn, proposedName } from './class-names.ts'

const three = ['Rudo Moyo', 'Tendai Dube', 'Shamiso Ncube']

describe('the names of a class', () => {
  test.each([
    ['one in each line', 'Rudo Moyo\nTendai Dube\nShamiso Ncube'],
    [
      'lines of a Windows file, with empty ones',
      'Rudo Moyo\r\n\r\nTendai Dube\r\n  Shamiso Ncube  \r\n',
    ],
    ['commas', 'Rudo Moyo, Tendai Dube, Shamiso Ncube'],
    ['commas without spaces', 'Rudo Moyo,Tendai Dube,Shamiso Ncube,'],
    ['a sentence', 'Rudo Moyo, Tendai Dube and Shamiso Ncube.'],
    ['semicolons', 'Rudo Moyo; Tendai Dube; Shamiso Ncube'],
    ['a comma at the end of each line', 'Rudo Moyo,\nTendai Dube,\nShamiso Ncube,'],
    ['numbers with dots', '1. Rudo Moyo\n2. Tendai Dube\n3. Shamiso Ncube'],
    ['numbers with brackets', '1) Rudo Moyo\n2) Tendai Dube\n(3) Shamiso Ncube'],
    ['bare numbers', '1 Rudo Moyo\n2 Tendai Dube\n10 Shamiso Ncube'],
    ['numbers and dashes', '1 - Rudo Moyo\n2 - Tendai Dube\n3 – Shamiso Ncube'],
    ['a numbered list in one line', '1. Rudo Moyo 2. Tendai Dube 3. Shamiso Ncube'],
    ['bullets', '• Rudo Moyo\n- Tendai Dube\n* Shamiso Ncube'],
    ['boxes to tick', '[ ] Rudo Moyo\n[x] Tendai Dube\n☐ Shamiso Ncube'],
    ['numbered boxes', '1. [ ] Rudo Moyo\n2. [ ] Tendai Dube\n3. [x] Shamiso Ncube'],
    ['a sheet with a column for each name', 'Rudo\tMoyo\nTendai\tDube\nShamiso\tNcube'],
    [
      'a sheet with headings, numbers and phone numbers',
      'No.\tFirst name\tSurname\tPhone\n1\tRudo\tMoyo\t0771234567\n2\tTendai\tDube\t+263 77 123 4568\n3\tShamiso\tNcube\t',
    ],
    ['a row of a sheet', 'Rudo Moyo\tTendai Dube\tShamiso Ncube'],
    ['a heading', 'Names\nRudo Moyo\nTendai Dube\nShamiso Ncube'],
    ['a comma-separated file', '"Name"\n"Rudo Moyo"\n"Tendai Dube"\n"Shamiso Ncube"'],
    ['the surname first', 'Moyo, Rudo\nDube, Tendai\nNcube, Shamiso'],
    ['the surname first, numbered', '1. Moyo, Rudo\n2. Dube, Tendai\n3. Ncube, Shamiso'],
    [
      'addresses',
      'Rudo Moyo <rudo@example.co.zw>\nTendai Dube tendai@example.co.zw\nShamiso Ncube',
    ],
    [
      'phone numbers',
      'Rudo Moyo 077 123 4567\nTendai Dube +263771234568\nShamiso Ncube (0242) 700 123',
    ],
    [
      'spaces and characters that nobody sees',
      'Rudo\u00a0 Moyo\u200b\n\u202aTendai Dube\u202c\nShamiso   Ncube',
    ],
    ['a dash left after each name', 'Rudo Moyo -\nTendai Dube –\nShamiso Ncube — '],
    ['a chat', 'Rudo Moyo: Rudo Moyo\nTendai: Tendai Dube\nShamiso Ncube: Shamiso'],
    [
      'a chat with its times',
      '[14:14, 21/11/2026] Rudo: Rudo Moyo\n21/11/2026, 14:15 - +263 77 123 4567: Tendai Dube\n21/11/26, 2:16 pm - Mai Ncube: Shamiso Ncube',
    ],
    ['a second column after a tab', 'Rudo Moyo\tPresent\nTendai Dube\tForm 2\nShamiso Ncube\t'],
    ['lines of numbers alone', '1\nRudo Moyo\n2\nTendai Dube\n3\nShamiso Ncube'],
    [
      'a sheet with a class beside each name',
      'Rudo\tMoyo\tForm 2\nTendai\tDube\tForm 3\nShamiso\tNcube\tForm 2',
    ],
    [
      'a sheet with a word beside each name',
      'Rudo\tMoyo\tMbare\nTendai\tDube\tAvondale\nShamiso\tNcube\tGlen View',
    ],
    [
      'a sheet with the same in every row',
      'Rudo Moyo\tMonday Group\nTendai Dube\tMonday Group\nShamiso Ncube\tMonday Group',
    ],
    ['a sheet with letters between', 'F\tRudo\tA\tMoyo\nM\tTendai\tB\tDube\nF\tShamiso\tA\tNcube'],
    [
      'a sheet whose headings say where the names are',
      'Surname\tHouse\tFirst name\tMarks\nMoyo\tNehanda\tRudo\t61\nDube\tKaguvi\tTendai\t58\nNcube\tNehanda\tShamiso\t',
    ],
    [
      'a sheet with name, surname and more',
      'Name\tSurname\tHouse\nRudo\tMoyo\tNehanda\nTendai\tDube\tKaguvi\nShamiso\tNcube\tNehanda',
    ],
    [
      'a sheet with whole names under a heading',
      'No.\tFull name\tHome town\n1\tRudo Moyo\tGlen View\n2\tTendai Dube\tMount Pleasant\n3\tShamiso Ncube\tGlen View',
    ],
    [
      'a comma-separated file with a class',
      'Rudo Moyo,Form 2\nTendai Dube,Form 3\nShamiso Ncube,Form 2',
    ],
    [
      'a comma-separated file with spaces and marks',
      'Rudo Moyo, 61\nTendai Dube, 58\nShamiso Ncube, 70',
    ],
    [
      'a comma-separated file with headings',
      'Name,Town,Phone\nRudo Moyo,Mutare,0771234567\nTendai Dube,Gweru,\nShamiso Ncube,Harare,0771234569',
    ],
    [
      'a semicolon-separated file with a phone number',
      'Rudo;Moyo;0771234567\nTendai;Dube;0771234568\nShamiso;Ncube;0771234569',
    ],
  ])('%s', (_what, text) => {
    expect(namesIn(text)).toEqual({ names: three, doubled: [] })
  })

  test.each([
    ['nothing', '', []],
    ['no name', ' \n1.\n\t\n0771234567,;;\n--', []],
    ['one name', 'Rudo', ['Rudo']],
    ['one name with its surname first', 'Moyo, Rudo', ['Moyo', 'Rudo']],
    ['a name with a number in it', 'Trainee 7\nTrainee 8', ['Trainee 7', 'Trainee 8']],
    ['initials', 'Rudo M.\nT. Dube', ['Rudo M.', 'T. Dube']],
    ['hyphens and apostrophes', 'Anne-Marie O’Brien\nN’Golo', ['Anne-Marie O’Brien', 'N’Golo']],
    ['other scripts', '1. 王秀英\n2. Αλέξης', ['王秀英', 'Αλέξης']],
    ['a name called like a heading, further down', 'Rudo\nClass', ['Rudo', 'Class']],
    [
      'a first name of two words among surnames in a column of their own',
      'Anne Marie\tMoyo\nTendai\tDube\nShamiso\tNcube',
      ['Anne Marie Moyo', 'Tendai Dube', 'Shamiso Ncube'],
    ],
    ['an Anderson', 'Andy Anderson, Sandra', ['Andy Anderson', 'Sandra']],
  ])('%s', (_what, text, names) => {
    expect(namesIn(text).names).toEqual(names)
  })

  test('two trainees of one name are both kept, told apart by a number, and named', () => {
    expect(namesIn('Rudo Moyo\nTendai\nRUDO  MOYO\nZoë\nzoe\nRudo Moyo')).toEqual({
      names: ['Rudo Moyo', 'Tendai', 'RUDO MOYO (2)', 'Zoë', 'zoe (2)', 'Rudo Moyo (3)'],
      doubled: ['Rudo Moyo', 'zoe'],
    })
  })

  test('numbered names are read again as they are', () => {
    const names = ['Rudo Moyo', 'Rudo Moyo (2)', 'Tendai']
    expect(namesIn(names.join('\n'))).toEqual({ names, doubled: [] })
    expect(namesIn(names.join(', '))).toEqual({ names, doubled: [] })
  })

  test('two of one family in a sheet keep their surname', () => {
    expect(namesIn('Rudo\tMoyo\nTendai\tMoyo').names).toEqual(['Rudo Moyo', 'Tendai Moyo'])
  })

  test('sixty in any of the forms, and an endless one is cut', () => {
    const sixty = Array.from({ length: 60 }, (_, at) => `Trainee ${at + 1} Moyo`)
    expect(namesIn(sixty.join('\n')).names).toEqual(sixty)
    expect(namesIn(sixty.join(', ')).names).toEqual(sixty)
    expect(namesIn(sixty.map((name, at) => `${at + 1}. ${name}`).join('\n')).names).toEqual(sixty)
    expect(namesIn('a'.repeat(500)).names[0]).toHaveLength(80)
  })

  test('cut anywhere, or with one sign changed, a list keeps the names of its other lines', () => {
    const ten = Array.from({ length: 10 }, (_, at) => `Rudo${'abcdefghij'[at]} Moyo`)
    const whole = ten.join('\n')
    const lineAt = (at: number) => whole.slice(0, at).split('\n').length - 1
    fc.assert(
      fc.property(
        fc.nat(whole.length - 1),
        fc.constantFrom('"', ',', ';', '\t', ':', '-', '\n', '\r', '\ufeff', '0'),
        (at, sign) => {
          const { names } = namesIn(whole.slice(0, at) + sign + whole.slice(at + 1))
          // An end of line may be what was changed: then the next one is part of it.
          const others = ten.filter((_, line) => line < lineAt(at) || line > lineAt(at) + 1)
          expect(names).toEqual(expect.arrayContaining(others))
          expect(namesIn(whole.slice(0, at)).names).toEqual(
            expect.arrayContaining(ten.slice(0, lineAt(at))),
          )
        },
      ),
    )
  })

  test('any text gives names that are read again as they are', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 200 }), (text) => {
        const { names } = namesIn(text)
        for (const name of names) expect(name).toMatch(/\p{L}/u)
        expect(new Set(names.map(nameKey)).size).toBe(names.length)
      }),
    )
  })
})

describe('a name that was typed differently', () => {
  const names = ['Rudo Moyo', 'Tendai Dube', 'Tendai Moyo', 'Anne-Marie Phiri']
  test.each([
    ['rudo m', ['Rudo Moyo']],
    ['Rudo', ['Rudo Moyo']],
    ['R. Moyo', ['Rudo Moyo']],
    ['Moyo Rudo', ['Rudo Moyo']],
    ['Rhudo Moyo', ['Rudo Moyo']],
    ['rudomoyo', ['Rudo Moyo']],
    ['Rudo Tatenda Moyo', ['Rudo Moyo']],
    ['Tendai', ['Tendai Dube', 'Tendai Moyo']],
    ['Tendai Moyo', ['Tendai Moyo']],
    ['Moyo', ['Rudo Moyo', 'Tendai Moyo']],
    ['anne marie', ['Anne-Marie Phiri']],
    ['m', []],
    ['Farai', []],
    ['Rudo Chikomo', []],
    ['', []],
  ])('%s may be %j', (typed, likely) => {
    expect(likelyNames(typed, names)).toEqual(likely)
    expect(proposedName(typed, names)).toBe(likely.length === 1 ? likely[0] : undefined)
  })
})
