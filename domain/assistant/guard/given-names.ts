/**
 * Common given names of the visitors' countries, in lower case without accents. They decide where a sentence does not: after
 * "I am" or "ich bin" a word may be a name or a profession. Names that are not listed are still found after "my name is".
 */
export const givenNames: ReadonlySet<string> = new Set(
  `aaliyah aarav aarti abdul abdullah abhishek abigail adam aditi aditya adrian aisha aishwarya ajay akash akira akshay alan
alana alba alberto alejandra alejandro aleksandra aleksei alessandro alex alexander alexandra alexei alexis alfonso alfred ali
alice alicia alina alisha alma alok alvaro amanda amar amara amelia amelie amina amir amit amrita amy ana anand ananya
anastasia anders andrea andreas andrei andres andrew andrey angel angela angelica anika anil anita anja anjali anke ankit ankita
ankur ann anna annabel anne anneliese annette anouk ansh anton antonia antonio anuj anupam anurag anushka aparna arjun arnav
arthur arturo arun aruna arvind aryan asha ashish ashley ashok ashwin astrid atul audrey aurora ava axel ayaan ayesha ayush
barbara beatrice beatriz ben benedikt benjamin bernardo bernd bernhard bharat bhavna bhavya bianca birgit bjorn boris brandon
brian bruno caio camila camille carla carlos carmen carol carolina caroline catherine cecilia chandra charles charlie charlotte
chen chetan chiara chitra chloe chris christian christina christine christoph christopher claire clara claudia clemence colin
cristina daan dana daniel daniela danielle daria david deborah deepa deepak deepika denise dennis devendra dhruv diana diego
dieter dimitri dinesh divya dmitri dominik dominique donald donna dorothea dorothy duarte eduardo edward ekaterina elena eleni
elias elif elisa elisabeth elizabeth ella ellen eloise elsa emil emilia emilie emily emma emre enrique eric erik esra esther
ethan eva evelyn evgeny fabian fatima fatma federico felipe felix fernanda fernando filipe fiona florence florian francesca
francesco francisco franz frederic frederik friedrich gabriel gabriela gaurav gauri gavin geeta george georg gerhard gianni
gita giulia giuseppe gonzalo grace greta guillaume guillermo gustavo hamid hanna hannah hans harini harish harry harsh harsha
hassan heather heike heinrich helen helena helene helga hema hemant henri henrik henrique henry hiroshi hugo ian ibrahim ignacio
igor imran ines ingrid irene irina isaac isabel isabella isabelle isha ishaan ishita ivan jack jacob jacqueline jakob jakub james
jan jana jane janet jasmin jason javier jay jaya jean jennifer jens jessica jimena jitendra joan joanna joao joaquin johan johann
john johannes jonas jonathan jorge jose josef josefina joseph joshua joyce juan juana judith julia julian juliana julie julien
julieta juliette jun jurgen justin jyoti kabir kai kamal kamala karan karen karim karin karl karthik kartik katarina katarzyna
kate katharina katherine kathrin katja kavita kavya keiko kenji kevin khadija kiara kim kiran klaus krishna krzysztof kumar
kunal lakshmi lalit lara lars latha laura lauren laurent lea leila lena leo leon leonardo leonie lera leticia li liam lina linda
lisa liu louis louise luca lucas lucia luciana lucy ludwig luis luisa luiz lukas lena lydia madhav madhu madison mahesh maja
malik manisha manish manoj manuel manuela marc marcel marcelo marco marcos margaret margarita maria mariam mariana marie marina
mario marion mark markus marta martha martin martina mary mateo matteo matthew matthias maurice max maxime maya mayank meena
meera megan mehmet mei melanie melissa mercedes michael michaela michel michele michelle miguel mihail mikhail milan mila mina
mira mohammad mohammed mohan mohit moritz muhammad mukesh mustafa nadia nadine nagesh naina nancy nandini naomi narendra natalia
natalie natasha naveen navya neeraj neha nicolas nicole nidhi nikhil nikita nikolai nina niraj nisha nitin noah noor nora
olaf oleg olga oliver olivia omar oscar ottilie otto pablo padma pallavi pamela paola parth patricia patrick paul paula paulo
pavel pedro peter petra philip philipp philippe pia pierre piotr pooja prabha pradeep prakash pranav prasad prashant pratik
praveen preeti priya priyanka puneet rachel radha rafael raghav rahul raj raja rajan rajesh rajiv raju rakesh ralf ram rama
ramesh ramona rania ranjit rashid rashmi raul ravi rebecca reena rekha renata renate ricardo richa richard rishi rita ritu
robert roberto rodrigo rohan rohit romain roman rosa rosalie ruben rudolf rupa ruth ryan sabine sachin sadia sahil saira sakshi salma
sam samantha samir samuel sandeep sandra sandro sanjana sanjay santiago sanya sara sarah sarita satish saurabh sebastian seema
sergei sergey shalini shankar sharon shilpa shivani shreya shruti shubham shweta siddharth silvia simon simone simran sita smita
sneha sofia sofie sonal sonia sophia sophie sridevi srinivas stefan stefanie stella stephanie stephen steven subhash sudha
suman sumit sunil sunita suresh susan susanne sushma svetlana swati sven sylvie takeshi tanvi tanya tara tariq tatiana tejas
teresa thomas theo theresa thiago tim timo tobias tom tomas torsten uday ulrich ulrike uma umesh ursula usha ute vaishali
valentina valeria vandana vanessa varun veena vera veronica victor victoria vidya vijay vikas vikram vinay vincent vineet vinod
virginie vishal vivek vladimir walter wang wei werner wilhelm william wolfgang xavier yana yash yasmin yogesh yolanda yuki yusuf
zainab zara zeynep zhang zoe zofia`.split(/\s+/),
);
