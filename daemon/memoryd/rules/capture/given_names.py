"""Given names that are no words of their own: a label "Tom:" names who speaks."""

from memoryd.rules.judging.tokens import word_set

GIVEN_NAMES = word_set(
    """
    aaron adam ahmed alan albert alex alexander alexandra ali alice amanda amy ana anders andrea
    andrew andy angela anja ann anna anne annie anthony anton antonio arthur barbara beatrice ben
    benjamin bernd bernhard beth bob brandon brian bruno camille carla carlos carmen carol caroline
    catherine charles charlotte chloe chris christian christina christine christopher claire clara
    claudia daniel daniela dave david deborah dennis diana diego dieter dmitri dominik donald
    dorothy ed edward elena eleanor elisabeth elizabeth ella ellen emily emma eric erik ernst esther
    ethan eugene eva evan fatima felix femi fernando florian francesca francesco franz fred frieda
    gabriel gary george gerald gina giovanni giulia greg gregory hannah hans harold harry heather
    heidi helen helena henry hugo ian ibrahim igor ines ingrid irene isabel isabella ivan jacob
    jacqueline jake james jamie jan jane janet jason javier jean jeff jennifer jenny jeremy jessica
    jim joan joe johanna john jonas jonathan jorge jose josé joseph joshua juan judith julia julian
    julie jürgen karen karin karl kate katharina katherine kathleen katie kazuki keith kelly ken
    kenneth kevin kim klaus kyle lars laura lauren lea lee lena leo leon linda lisa liz louis louise
    luca lucas lucia lucy luis luisa lukas luke manuel marco marcus margaret maria marie mario
    marion markus marta martha martin martina matt matteo matthew matthias megan melissa mia michael
    michelle miguel mike mohammed mona monica monika nancy natalie nathan nicholas nick nicole nina
    noah nora olaf oleg olga olivia oscar otto pablo patricia patrick paul paula pedro peter petra
    philip philipp pierre piet piotr priya rachel rafael rahul ralf ralph rebecca regina renate
    ricardo richard rita robert roberto roger ron ronald rosa ruth ryan sabine sally sam samantha
    samuel sandra sara sarah scott sean sebastian sergei sharon silvia simon simone sofia sophia
    sophie stefan stefanie stephanie stephen steve steven sue susan susanne sven svetlana sylvia
    tanja tatiana ted teresa theo theresa thomas tim timothy tobias tom tomas tommy tony udo ulrich
    ursula uwe valentina valerie vanessa vera veronica victor victoria viktor vincent walter wanda
    wendy werner wilhelm william wolfgang xavier yasmin yuki yuri yusuf yvonne zoe
    """
)
