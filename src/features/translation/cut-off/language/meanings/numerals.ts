/** Numbers that are put in words. */
export const numerals = `
  one single|un unu una|один одн; two twice|doi dou|два две дву; three|trei|три тре;
  four|patru|четыр; five|cinci|пят; six|sase|шест; seven|sapte|сем; eight|opt|вос;
  nine|noua nou|девя; ten|zece|деся; twelve|doisprezece|двенадц; twenty|douazeci|двадц;
  thirty|treizeci|тридц; hundred|sut|ст сот; thousand|mie mii|тысяч; million|milion|миллион;
  eleven|unsprezece|одиннадц; fifteen|cincisprezece|пятнадц; forty|patruzeci|сорок;
  fifty|cincizeci|пятьдес; sixty|saizeci|шестьдес; seventy|saptezeci|семьдес;
  eighty|optzeci|восемьдес; ninety|nouazeci|девяност;
`
